import { type DemoPage, framed } from './page';

/** Half a job: microdata names the recipe and its ingredients; times, servings and the steps are left to the reader. */
export const seedCrackers: DemoPage = {
  path: '/seed-crackers',
  html: () =>
    framed(
      'Seed crackers',
      `<article itemscope itemtype="https://schema.org/Recipe">
<h1 itemprop="name">Seed crackers that keep for a week</h1>
<p itemprop="description">Nothing but seeds, water and patience. They snap, they keep, and they cost less than the box.</p>
<p>Makes 24 crackers. Takes 15 minutes of work and 1 hour in the oven.</p>
<h2>Ingredients</h2>
<ul>
<li itemprop="recipeIngredient">100 g sunflower seeds</li>
<li itemprop="recipeIngredient">60 g pumpkin seeds</li>
<li itemprop="recipeIngredient">60 g linseed</li>
<li itemprop="recipeIngredient">40 g sesame seeds</li>
<li itemprop="recipeIngredient">2 tbsp psyllium husk</li>
<li itemprop="recipeIngredient">1 tsp fine salt</li>
<li itemprop="recipeIngredient">300 ml water</li>
</ul>
<h2>Method</h2>
<ol>
<li>Heat the oven to 150 °C and line a large tray with baking paper.</li>
<li>Stir everything together in a bowl and leave it for 10 minutes, until it holds together like porridge.</li>
<li>Spread the mixture over the tray, as thin as the seeds allow, and mark lines where you want it to break.</li>
<li>Bake for 40 minutes, turn the sheet over, and bake for 20 minutes more until it is dry all the way through.</li>
<li>Cool on a rack, then break along the lines.</li>
</ol>
</article>`,
    ),
};
