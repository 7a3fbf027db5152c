import { v7 } from 'uuid';

/** A new id for something this client creates: a UUIDv7, so that it sorts by time; sent again it finds what it made before. */
export const newId = (): string => v7();
