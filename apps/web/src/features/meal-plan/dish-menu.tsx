import { newId } from '@simmer/client';
import type { MealPlanEntry } from '@simmer/contracts';
import { daysAfter, weekdayOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import {
  IconAlarm,
  IconArrowRight,
  IconBook2,
  IconButton,
  IconCalendarWeek,
  IconClock,
  IconCopy,
  IconDots,
  IconHelpCircle,
  IconHistory,
  IconLock,
  IconRepeat,
  IconSparkles,
  IconTrash,
  IconUsers,
  Menu,
  MenuItem,
  MenuLink,
  MenuRule,
  useToast,
} from '@simmer/ui';
import { addressOf } from './own-recipes';
import { usePlanBoard } from './plan-board';
import { removalOf } from './plan-changes';
import { longDay } from './week-dates';

/** All that can be done to a dish of the plan, without dragging. */
export function DishMenu({ entry }: { entry: MealPlanEntry }) {
  const { plan, ask, askClock, askSlot, canSuggest, recipeOf } = usePlanBoard();
  const { title, date } = entry;
  const isRecipe = entry.recipe_id !== null;
  const removal = removalOf(entry, plan.entries);
  const leftovers = (removal.remove?.length ?? 1) - 1;
  return (
    <Menu
      label={t.mealMenu({ title })}
      trigger={(props) => (
        <IconButton {...props} label={t.mealMenu({ title })}>
          <IconDots />
        </IconButton>
      )}
    >
      {entry.recipe_id !== null && (
        <MenuLink icon={<IconBook2 />} href={addressOf(entry.recipe_id, recipeOf(entry.recipe_id))}>
          {t.open}
        </MenuLink>
      )}
      {/* what is used most stands first, where no menu is too long for it */}
      {date !== null && (
        <MenuItem icon={<IconLock />} onClick={() => void plan.change({ put: [{ ...entry, locked: !entry.locked }] })}>
          {entry.locked ? t.unlock : t.lock}
        </MenuItem>
      )}
      <MenuItem icon={<IconTrash />} onClick={() => void plan.change(removal, t.removedWith({ title, leftovers }))}>
        {t.remove}
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<IconArrowRight />} onClick={() => ask('move', entry)}>
        {t.moveTo}
      </MenuItem>
      <MenuItem icon={<IconCopy />} onClick={() => ask('duplicate', entry)}>
        {t.duplicate}
      </MenuItem>
      {date !== null && (
        <MenuItem
          icon={<IconCalendarWeek />}
          onClick={() => void plan.change({ put: [{ ...entry, date: null }] }, t.keptForLater({ title }))}
        >
          {t.forLater}
        </MenuItem>
      )}
      {isRecipe && entry.leftover_of === null && (
        <MenuItem icon={<IconHistory />} onClick={() => ask('leftover', entry)}>
          {t.planLeftover}
        </MenuItem>
      )}
      {isRecipe && entry.leftover_of === null && (
        <MenuItem icon={<IconUsers />} onClick={() => ask('servings', entry)}>
          {t.changeServings}
        </MenuItem>
      )}
      <MenuRule />
      {date !== null && (
        <MenuItem icon={<IconClock />} onClick={() => askSlot({ date, meal: entry.meal })}>
          {t.slotOptions}
        </MenuItem>
      )}
      {date !== null && isRecipe && (
        <MenuItem icon={<IconAlarm />} onClick={() => askClock({ date, meal: entry.meal })}>
          {t.onOneClock}
        </MenuItem>
      )}
      {date !== null && <RepeatItem entry={entry} date={date} />}
      {date !== null && isRecipe && canSuggest && (
        <>
          <MenuRule />
          <MenuItem icon={<IconSparkles />} onClick={() => ask('swap', entry)}>
            {t.swap}
          </MenuItem>
          <MenuItem icon={<IconHelpCircle />} onClick={() => ask('why', entry)}>
            {t.why}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** Lets a dish come again every week on its day; it comes from the week after on, since it stands in this one already. */
function RepeatItem({ entry: { title, recipe_id, servings, meal }, date }: { entry: MealPlanEntry; date: string }) {
  const { plan } = usePlanBoard();
  const toast = useToast();
  const recurring = plan.settings?.recurring ?? [];
  const same = recurring.find((one) => one.weekday === weekdayOf(date) && one.meal === meal && one.title === title);

  async function repeat(): Promise<void> {
    const next = { id: newId(), weekday: weekdayOf(date), meal, recipe_id, title, servings, from: daysAfter(date, 1) };
    const isKept = await plan.changeSettings({ recurring: same ? recurring.filter((one) => one !== same) : [...recurring, next] });
    if (!isKept) return;
    toast({
      message: same ? t.repeatsNoMore({ title }) : t.repeats({ title, weekday: longDay(date) }),
      action: { label: t.undo, onAction: () => void plan.changeSettings({ recurring }) },
    });
  }

  return (
    <MenuItem icon={<IconRepeat />} onClick={() => void repeat()}>
      {same ? t.stopRepeating : t.repeatWeekly}
    </MenuItem>
  );
}
