import type { Recipe } from '@simmer/contracts';
import {
  type ClaimedDiet,
  CREDIT_LIMITS,
  type Cuisine,
  CUISINES,
  type License,
  LICENSES,
  SHARE_ALIKE_LICENSES,
} from '@simmer/contracts/constants';
import * as t from '@simmer/messages/publish';
import { recipes } from '@simmer/messages/recipe';
import { cuisine as cuisineLabel, cuisines } from '@simmer/messages/recipe-claims';
import { Banner, Breadcrumb, Button, ButtonLink, IconLink, IconLock, SelectField, SkeletonLine, TextField } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAccount } from '../../../api/session/use-session';
import { usePageTitle } from '../../../app/page-title';
import { useRecipe } from '../../../device/library/use-recipe';
import { hostOf } from '../../../recipe/host-of';
import { useReadIngredients } from '../../../recipe/use-read-ingredients';
import { RecipeProblem } from '../recipe-problem';
import { type Said, usePublish } from '../use-publish';
import { ChoiceRow } from './choice-row';
import { ContradictedDialog } from './contradicted-dialog';
import { contradictedOf } from './diet-claims';
import { DietsField } from './diets-field';
import { keepLastTerms, type LastTerms, useLastTerms } from './last-terms';
import { LicenseChoice } from './license-choice';
import { Preview } from './preview';
import './publish.css';

/** Where a cook says how a recipe is published: whose it is, what others may do with it, who gets the credit, and what it claims. */
export function PublishScreen({ id }: { id: string }) {
  usePageTitle(t.title);
  const { data: recipe, error, refetch } = useRecipe(id);
  const lastTerms = useLastTerms();
  if (!recipe && error) return <RecipeProblem id={id} error={error} onRetry={() => void refetch()} />;
  if (!recipe || lastTerms === undefined) return <SkeletonLine />;
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: recipes, href: '/app/recipes' }, { label: recipe.title, href: `/app/recipes/${id}` }, { label: t.title }]}
      />
      <div className="publish">
        <h1 className="h-44">{t.title}</h1>
        <p className="t20 measure">{recipe.known_source === null ? t.aboutOwn({ title: recipe.title }) : t.aboutImported}</p>
        <PublishForm recipe={recipe} lastTerms={lastTerms} />
      </div>
    </>
  );
}

function PublishForm({ recipe, lastTerms }: { recipe: Recipe; lastTerms: LastTerms | null }) {
  const { id, known_source: source, published, publication, claims, credit } = recipe;
  const name = useAccount()?.name ?? '';
  const [isMine, setMine] = useState(publication?.isOwn ?? false);
  const [license, setLicense] = useState<License>(publication?.license ?? credit?.license ?? lastTerms?.license ?? LICENSES[0]);
  const [creditLine, setCreditLine] = useState(publication?.credit_line || lastTerms?.credit_line || name);
  const [comesFrom, setComesFrom] = useState(publication?.comes_from ?? '');
  const [cuisine, setCuisine] = useState<Cuisine | ''>(claims.cuisine ?? '');
  const [diets, setDiets] = useState<readonly ClaimedDiet[]>(claims.diets);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const hints = useReadIngredients(recipe)?.hints;
  const texts = recipe.ingredients.map(({ text }) => text);
  const publish = usePublish(recipe);
  const navigate = useNavigate();
  const isLinkCard = source !== null && !isMine;
  const mayChange = isLinkCard || credit?.license !== 'all-rights-reserved';
  const contradicted = hints ? contradictedOf(hints, diets) : [];

  async function publishWith(claimed: readonly ClaimedDiet[]): Promise<void> {
    setAsking(false);
    setBusy(true);
    const terms = { license, credit_line: creditLine, comes_from: comesFrom };
    const said: Said = {
      form: isLinkCard ? 'link-card' : 'recipe',
      isOwn: isMine,
      // what others may do with a page of somebody else is not said here
      ...(!isLinkCard && terms),
      cuisine: cuisine || null,
      diets: [...claimed],
    };
    const isDone = await publish(true, said);
    setBusy(false);
    if (!isDone) return;
    if (!isLinkCard) keepLastTerms({ license, credit_line: creditLine });
    await navigate({ to: '/app/recipes/$id', params: { id } });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (contradicted.length > 0) setAsking(true);
    else void publishWith(diets);
  }

  const parts = [
    source !== null && {
      id: 'whose',
      title: t.whose,
      content: (
        <>
          <p className="hint">{t.cameFrom({ host: hostOf(source) })}</p>
          <div className="way" role="radiogroup" aria-labelledby="publish-whose">
            <ChoiceRow name="whose" title={t.asLinkCard} text={t.asLinkCardText} checked={!isMine} onChoose={() => setMine(false)} />
            <ChoiceRow name="whose" title={t.mine} text={t.mineText} checked={isMine} onChoose={() => setMine(true)} />
          </div>
        </>
      ),
    },
    !isLinkCard && {
      id: 'license',
      title: t.mayDo,
      content: (
        <>
          <p className="hint">{t.everyChoice}</p>
          <OriginalsLicense credit={credit}>
            <LicenseChoice labelledBy="publish-license" value={license} onChange={setLicense} />
          </OriginalsLicense>
        </>
      ),
    },
    {
      id: 'credit',
      title: t.whoGetsCredit,
      content: (
        <div className="fields">
          {!isLinkCard && (
            <>
              <TextField
                label={t.creditLine}
                value={creditLine}
                maxLength={CREDIT_LIMITS.line}
                onChange={({ target }) => setCreditLine(target.value)}
              />
              <TextField
                label={t.comesFrom}
                optional
                hint={t.comesFromHint}
                placeholder={t.comesFromPlaceholder}
                value={comesFrom}
                maxLength={CREDIT_LIMITS.comesFrom}
                onChange={({ target }) => setComesFrom(target.value)}
              />
            </>
          )}
          {source !== null && <Source address={source} author={recipe.author} />}
        </div>
      ),
    },
    {
      id: 'kind',
      title: t.whatKind,
      content: (
        <>
          <p className="hint">{t.yourWord}</p>
          <div className="fields">
            <SelectField label={cuisineLabel} value={cuisine} onChange={({ target }) => setCuisine(target.value as Cuisine | '')}>
              <option value="">{t.noCuisine}</option>
              {CUISINES.map((one) => (
                <option key={one} value={one}>
                  {cuisines[one]}
                </option>
              ))}
            </SelectField>
            <DietsField claimed={diets} onChange={setDiets} hints={hints} texts={texts} />
          </div>
        </>
      ),
    },
    { id: 'before', title: t.before, content: <p className="hint">{isLinkCard ? t.anyTimeLinkCard : t.anyTime}</p> },
  ].filter((part) => part !== false);

  return (
    <form className="cols" onSubmit={onSubmit}>
      <div>
        {parts.map((part, at) => (
          <Part key={part.id} id={`publish-${part.id}`} number={at + 1} title={part.title}>
            {part.content}
          </Part>
        ))}
        <div className="bar-end">
          <Button type="submit" variant="primary" busy={isBusy} disabled={!mayChange}>
            {published ? t.saveChanges : isLinkCard ? t.publishLinkCard : t.publishRecipe}
          </Button>
          <ButtonLink variant="quiet" href={`/app/recipes/${id}`}>
            {t.notNow}
          </ButtonLink>
          {!isLinkCard && <span className="t15 muted end">{t.remembered}</span>}
        </div>
      </div>
      <Preview recipe={recipe} cook={name} address={isLinkCard ? source : null} />
      {hints && (
        <ContradictedDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          diets={contradicted}
          hints={hints}
          texts={texts}
          onTakeOff={() => {
            const left = diets.filter((diet) => !contradicted.some((one) => one === diet));
            setDiets(left);
            void publishWith(left);
          }}
          onPublish={() => void publishWith(diets)}
        />
      )}
    </form>
  );
}

const Part = ({ id, number, title, children }: { id: string; number: number; title: string; children: ReactNode }) => (
  <section className="part" aria-labelledby={id}>
    <span className="no" aria-hidden="true">
      {number}
    </span>
    <div>
      <h2 className="h-24" id={id}>
        {title}
      </h2>
      {children}
    </div>
  </section>
);

/** What the original of a copy says of licenses, in place of the choice where it leaves none. */
function OriginalsLicense({ credit, children }: { credit: Recipe['credit']; children: ReactNode }) {
  if (credit?.license === 'all-rights-reserved') return <Banner icon={<IconLock />}>{t.rightsReserved}</Banner>;
  if (!SHARE_ALIKE_LICENSES.some((one) => one === credit?.license)) return children;
  return <Banner icon={<IconLock />}>{t.sharedAlike({ license: t.licenses[credit?.license ?? LICENSES[0]].name })}</Banner>;
}

const Source = ({ address, author }: { address: string; author: string }) => (
  <div>
    <Banner icon={<IconLink />} end={<IconLock />}>
      <span className="sr">{t.source} </span>
      <b className="strong">{hostOf(address)}</b>
      {author && t.sourceBy({ author })}
    </Banner>
    <p className="hint">{t.sourceStays}</p>
  </div>
);
