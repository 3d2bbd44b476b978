// Modules import the sheets that dress what they draw.
declare module "*.css" {}
