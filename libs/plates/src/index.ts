export { emptyPlate } from './empty-plate';
export { isDrawn } from './food';
export { filling } from './jar';
export { GROUNDS, PLATE_VERSION, plateGround, plateKind, type PlateGround, type PlateKind } from './kinds';
export { plateAddress } from './plate-address';
export { plate, type PlateOptions } from './plate';
