import { lines, type StoryRecipe } from './story-recipe';

/** Breakfasts, lunches and what comes after. */
export const morningsAndSweets: readonly StoryRecipe[] = [
  {
    id: '01a0fd9d-c884-70f6-a269-89e56bdf2820',
    isFavorite: true,
    draft: {
      title: 'Buttermilk pancakes with berries',
      description: 'Thick, a little sour, and gone before the second pan is done.',
      ingredients: [
        ...lines(`200 g plain flour
          2 tbsp sugar
          2 tsp baking powder
          ½ tsp bicarbonate of soda
          1 pinch salt
          300 ml buttermilk
          2 eggs
          50 g butter, melted, plus more for the pan`),
        ...lines(
          `200 g blueberries
          100 g raspberries
          4 tbsp maple syrup`,
          'To serve',
        ),
      ],
      instructions: lines(`Whisk the flour, sugar, baking powder, soda and salt in a large bowl.
        Beat the buttermilk with the eggs and the melted butter, pour it over the flour and stir until you can just see no more flour. Lumps are right. Leave it for 5 minutes.
        Heat a pan over a medium heat and wipe it with butter. Drop in three spoons of batter and cook for 2 minutes, until bubbles open on top.
        Turn them and cook for 1 minute more. Keep them warm under a cloth while you go on.
        Warm the blueberries with the syrup for 2 minutes, until the first ones burst. Spoon over the pancakes with the raspberries.`),
      prep_time: 10,
      cook_time: 15,
      servings: 4,
      difficulty: 'easy',
      tags: ['breakfast', 'weekend', 'vegetarian'],
      rating: 5,
      notes: 'No buttermilk: 280 ml milk with a tablespoon of lemon juice, left for 10 minutes.',
    },
  },
  {
    id: '01a11c89-6f4a-728d-adbf-059397705326',
    draft: {
      title: 'Squash and peanut soup',
      description: 'Roasted squash, a spoon of peanut butter and lime at the end. It thickens overnight and likes it.',
      ingredients: lines(`1 kg squash, peeled and cubed
        2 tbsp neutral oil
        1 onion, chopped
        20 g ginger, grated
        2 cloves garlic, crushed
        1 tsp ground coriander
        ½ tsp cayenne pepper
        80 g smooth peanut butter
        900 ml vegetable stock
        1 lime, juiced
        30 g roasted peanuts, chopped
        10 g coriander leaves`),
      instructions: lines(`Heat the oven to 210 °C. Toss the squash with half of the oil and some salt and roast for 20 minutes.
        Meanwhile cook the onion in the rest of the oil over a medium heat for 8 minutes, until soft.
        Add the ginger, garlic, ground coriander and cayenne and stir for 1 minute. Stir in the peanut butter until it melts.
        Add the squash and the stock and simmer for 10 minutes.
        Blend until smooth. Thin it with water if a spoon can stand in it, then season with lime and salt.
        Serve with the peanuts and coriander on top.`),
      prep_time: 10,
      cook_time: 30,
      servings: 4,
      difficulty: 'easy',
      tags: ['lunch', 'soup', 'vegan'],
      calories: 342,
      total_fat: 21,
      saturated_fat: 3,
      protein: 10,
      carbohydrates: 32,
      fiber: 7,
      sugar: 11,
      sodium: 640,
      rating: 5,
    },
  },
  {
    id: '01a12bff-42ad-743e-9639-d9890d8e4916',
    isFavorite: true,
    draft: {
      title: 'Walnut brownies',
      description: 'A cracked lid, a soft middle, and walnuts toasted first because it matters.',
      ingredients: lines(`120 g walnuts
        200 g dark chocolate, 70 %
        175 g butter
        250 g sugar
        3 eggs
        90 g plain flour
        30 g cocoa powder
        ½ tsp flaky salt`),
      instructions:
        lines(`Heat the oven to 180 °C. Toast the walnuts on a tray for 8 minutes, then chop them roughly. Line a 20 cm square tin with baking paper.
        Melt the chocolate with the butter in a bowl over warm water, and let it cool for 5 minutes.
        Beat the sugar and eggs for 3 minutes, until pale and thick. That is what makes the lid.
        Fold in the chocolate, then the flour and cocoa, then the walnuts.
        Spread the batter in the tin, sprinkle the salt over and bake for 25 minutes. The middle should still tremble.
        Cool in the tin, for as long as you can stand it, and cut into 12 pieces.`),
      prep_time: 20,
      cook_time: 25,
      servings: 12,
      difficulty: 'easy',
      tags: ['dessert', 'baking', 'vegetarian'],
      calories: 348,
      total_fat: 24,
      saturated_fat: 12,
      protein: 5,
      carbohydrates: 30,
      fiber: 2,
      sugar: 24,
      sodium: 130,
      rating: 5,
      notes: 'They freeze well, cut, with paper in between.',
    },
  },
  {
    id: '01a14aea-e973-7790-bd9c-ca4ed46d47b6',
    isFavorite: true,
    isPublished: true,
    draft: {
      title: 'Green shakshuka',
      description: 'Eggs in leeks, chard and herbs instead of tomatoes. Saturday in one pan.',
      ingredients: lines(`2 tbsp olive oil
        1 leek, sliced
        2 cloves garlic, sliced
        1 tsp cumin seeds
        200 g chard, stalks sliced, leaves torn
        100 g spinach
        100 g peas, frozen
        4 eggs
        60 g feta
        10 g dill, chopped
        ½ lemon
        ¼ tsp chilli flakes`),
      instructions:
        lines(`Warm the oil in a pan that has a lid. Add the leek, the chard stalks and a pinch of salt and cook for 6 minutes, until soft.
        Add the garlic and cumin and stir for 1 minute.
        Pile in the chard leaves, the spinach and the peas with 50 ml of water. Cover and cook for 3 minutes, until everything has collapsed.
        Make four hollows and break an egg into each. Cover and cook for 5 minutes for a soft yolk, 7 minutes for a firm one.
        Crumble the feta over, add dill, chilli and a squeeze of lemon, and take the pan to the table.`),
      prep_time: 8,
      cook_time: 17,
      servings: 2,
      difficulty: 'easy',
      tags: ['breakfast', 'one pan', 'vegetarian'],
      author: 'Mara Lindqvist',
      calories: 396,
      total_fat: 28,
      saturated_fat: 9,
      protein: 24,
      carbohydrates: 13,
      fiber: 6,
      sugar: 6,
      sodium: 720,
      rating: 5,
    },
  },
  {
    id: '01a169d6-9039-711f-ae95-0203c6cb9c8e',
    draft: {
      title: 'Lemon polenta cake',
      description: 'Almonds and polenta instead of flour, and a syrup that goes in while it is hot.',
      ingredients: [
        ...lines(`200 g soft butter
          200 g sugar
          3 eggs
          200 g ground almonds
          100 g fine polenta
          1 ½ tsp baking powder
          2 lemons, zest`),
        ...lines(
          `2 lemons, juiced
          100 g icing sugar`,
          'For the syrup',
        ),
        ...lines(
          `100 g blueberries
          150 g thick yogurt`,
          'To serve',
        ),
      ],
      instructions: lines(`Heat the oven to 180 °C and line a 23 cm round tin.
        Beat the butter and sugar for 5 minutes, until pale. Beat in the eggs one at a time.
        Fold in the almonds, polenta, baking powder and lemon zest.
        Spread the batter in the tin and bake for 40 minutes, until the edge comes away from the tin.
        Boil the lemon juice with the icing sugar for 2 minutes, until clear.
        Prick the hot cake all over and pour the syrup over it, a little at a time. Let it cool in the tin, and serve with yogurt and berries.`),
      prep_time: 20,
      cook_time: 40,
      servings: 10,
      difficulty: 'medium',
      tags: ['dessert', 'baking', 'gluten free'],
      rating: 5,
    },
  },
  {
    id: '01a1794c-639c-72c4-ac6a-9918770309d0',
    draft: {
      title: 'Charred corn and tomato salad',
      description: 'August on a plate: corn from a very hot pan, tomatoes at room temperature, nothing cooked for long.',
      ingredients: lines(`3 cobs of corn
        400 g tomatoes, in wedges
        1 small red onion, finely sliced
        1 avocado, sliced
        50 g feta
        15 g basil leaves
        1 lime, juiced
        3 tbsp olive oil
        ½ tsp honey`),
      instructions: lines(`Soak the onion in cold water for 10 minutes, then drain it.
        Heat a dry pan until it smokes and char the cobs for 8 minutes, turning them, until a third of each is black.
        Salt the tomatoes and leave them in a bowl to make their own dressing.
        Stand the cobs up and cut the corn off in sheets.
        Stir the lime, oil and honey into the tomatoes' juice. Add the corn, onion and avocado and turn everything over once.
        Finish with feta and basil.`),
      prep_time: 12,
      cook_time: 8,
      servings: 4,
      difficulty: 'easy',
      tags: ['lunch', 'salad', 'vegetarian'],
      rating: 4,
    },
  },
];
