// What the training of the line labeller needs of it, in one bundle.
export { featureWords } from '../libs/culinary/src/recipe-text/feature-keys';
export { encodeFeature, encodeWeights } from '../libs/culinary/src/recipe-text/label-model';
export { labelLines, modelInput } from '../libs/culinary/src/recipe-text/label-recipe-text';
export { LINE_LABELS } from '../libs/culinary/src/recipe-text/recipe-line';
export { saysSomething, sourceLines } from '../libs/culinary/src/recipe-text/source-lines';
