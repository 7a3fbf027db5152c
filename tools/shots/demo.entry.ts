// What the demo cook keeps, for cooks of the pictures.
export { createProgramClient } from '@simmer/client';
export { morningsAndSweets } from '../../apps/dev/src/stories/mornings-and-sweets';
export { tellWeekAndList } from '../../apps/dev/src/stories/week-and-list';
export { weeknights } from '../../apps/dev/src/stories/weeknights';
