export { foldText, LANGUAGES, type Language, languageOf } from './languages';

export { type FoundDuration, findDurations } from './durations/find-durations';
export { parseMinutes, toIsoDuration } from './durations/minutes';

export type { IngredientAmount, ParsedIngredient } from './ingredients/ingredient';
export { loadIngredientParser } from './ingredients/load-ingredient-parser';
export { detectLineLanguage } from './ingredients/line-language';
export { parseIngredient, type ParseIngredientOptions } from './ingredients/parse-ingredient';

export { formatQuantity, type QuantityStyle } from './quantities/format-quantity';
export { multiplierWord, numberWord } from './quantities/number-words';

export { type IngredientColumns, ingredientColumns } from './scaling/ingredient-columns';
export type { ScaledPart, ScaledText } from './scaling/replacements';
export { beginsWithPackage, scaleIngredient } from './scaling/scale-ingredient';
export { scaleStep } from './scaling/scale-step';

export { stepInSystem, type StepInSystemOptions } from './steps/step-in-system';
export { findIngredients, ingredientFinder, type IngredientMention } from './steps/find-ingredients';

export { slugEnd, slugOf } from './slug';
export { spokenItems } from './spoken/spoken-items';
export type { SpokenLanguage } from './spoken/whole-numbers';

export { convertQuantity } from './units/convert';
export { formatAmount } from './units/format-amount';
export { mergeAmounts } from './units/merge-amounts';
export { pluralize, singularize } from './units/plural';
export { readUnit } from './units/unit-aliases';
export { unitName } from './units/unit-names';
export { type Amount, type MeasureSystem, friendlyAmount, isMetric, toSystem } from './units/unit-system';
export { type MeasureRegion, type UnitKey, type UnitKind, isUnitKey, unitKind, unitSize } from './units/unit-table';
