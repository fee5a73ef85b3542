// Whatever lies on a table goes by an id of its own, for this viewer.
export type ThingId = string;
