// Python's data about the map of all courses (`carte.map`).

import type { Card, MenuWords } from "../../front/types.js";
import type { PlaceWay } from "../../lessons/front/types.js";

/** `content` of the map of all courses. */
export interface CoursesContent {
  courses: Course[];
}

/** A stage on the map. */
export interface CourseStage {
  id: string;
  title: string;
  can: string;
  /** What a reader with all its stars can do, if that is more. */
  best?: string;
  levels: number;
  deal?: true;
  page?: string;
}

export interface Course {
  id: string;
  title: string;
  lang: string | null;
  emblem: Card;
  about: string;
  /** Null unless it is the course of a game. */
  place: PlaceWay | null;
  /** The stages, in the chapter of the course or on a `page` of their own; some are whole deals. */
  stages: CourseStage[];
}

/** The words of the map. */
export interface MapWords extends MenuWords, Record<MapWord, string> {
  map_due: { one: string; many: string; none: string };
}

type MapWord =
  | "map_title"
  | "map_begin"
  | "map_begun"
  | "map_won"
  | "map_begin_with"
  | "map_go_on"
  | "map_go_deal"
  | "map_along"
  | "map_done"
  | "map_stages"
  | "map_course"
  | "map_course_done"
  | "map_stage";
