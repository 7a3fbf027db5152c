import * as editor from '@simmer/messages/editor';
import * as recipeTexts from '@simmer/messages/recipe';
import * as detail from '@simmer/messages/recipe-detail';
import * as ui from '@simmer/messages/ui';
import { sourceAddress } from '@simmer/messages/versions';
import type { FactField } from './compare-facts';

export const FACT_NAMES: Record<FactField, string> = {
  title: editor.title,
  description: editor.description,
  servings: recipeTexts.servings,
  yield_text: editor.makes,
  prep_time: editor.prepMinutes,
  cook_time: editor.cookMinutes,
  difficulty: recipeTexts.difficulty,
  tags: recipeTexts.tags,
  notes: detail.notes,
  author: detail.author,
  source_name: detail.source,
  source_url: sourceAddress,
  calories: ui.calories,
  image_id: editor.photo,
};
