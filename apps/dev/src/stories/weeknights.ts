import { lines, type StoryRecipe } from './story-recipe';

/** Dinners for a weekday. */
export const weeknights: readonly StoryRecipe[] = [
  {
    id: '01a0deb2-21be-743e-be94-c4a7ef95fe8a',
    draft: {
      title: 'Roast cauliflower with yogurt',
      description: 'A whole tray of dark, sweet florets on cold yogurt. The contrast does most of the work.',
      ingredients: [
        ...lines(`1 large cauliflower, in florets, leaves kept
          3 tbsp olive oil
          1 tsp cumin seeds
          1 tsp ground coriander
          1 tsp fine salt
          40 g almonds, roughly chopped`),
        ...lines(
          `300 g thick yogurt
          1 small clove garlic, grated
          ½ lemon, zest and juice
          80 g pomegranate seeds
          10 g mint leaves`,
          'To serve',
        ),
      ],
      instructions: lines(`Heat the oven to 220 °C with a large tray in it.
        Toss the florets and the tender leaves with the oil, cumin, coriander and salt, until every edge shines.
        Spread them on the hot tray, cut sides down, and roast for 20 minutes without touching them.
        Turn them over, scatter the almonds in the gaps and roast for 10 minutes more, until the tips are nearly black.
        Stir the garlic, lemon zest and juice into the yogurt with a pinch of salt, and spread it over a cold plate.
        Pile the cauliflower on top and finish with pomegranate and mint.`),
      prep_time: 15,
      cook_time: 30,
      servings: 4,
      difficulty: 'easy',
      tags: ['dinner', 'vegetarian', 'tray'],
      calories: 286,
      total_fat: 20,
      saturated_fat: 5,
      protein: 12,
      carbohydrates: 16,
      fiber: 6,
      sugar: 12,
      sodium: 590,
      rating: 4,
      notes: 'Do not crowd the tray: two trays are better than one full one.',
    },
  },
  {
    id: '01a0ee27-f521-7139-a476-66f4e6d06fe5',
    draft: {
      title: 'Smoky black bean bowl',
      description: 'Beans with paprika and a little vinegar over rice, with everything crisp that the drawer still holds.',
      ingredients: [
        ...lines(`150 g long grain rice
          1 tbsp olive oil
          2 cloves garlic, sliced
          1 tsp smoked paprika
          ½ tsp ground cumin
          1 tin (400 g) black beans, drained
          100 g sweetcorn, frozen
          1 tbsp red wine vinegar`),
        ...lines(
          `1 ripe avocado, sliced
          8 cherry tomatoes, halved
          4 radishes, sliced
          10 g coriander, leaves picked
          1 lime, in wedges`,
          'On top',
        ),
      ],
      instructions:
        lines(`Rinse the rice, cover it with 250 ml of water and a pinch of salt, and cook it, covered, over a low heat for 12 minutes. Leave it to stand for 5 minutes.
        Meanwhile warm the oil in a pan and cook the garlic for 1 minute. Add the paprika and cumin and stir until they smell of smoke.
        Add the beans, the corn and 100 ml of water. Simmer for 8 minutes and crush a few beans with the back of a spoon.
        Take the pan off the heat and stir in the vinegar and enough salt.
        Fill two bowls with rice and beans, lay the avocado, tomatoes and radishes on top, and finish with coriander and lime.`),
      prep_time: 10,
      cook_time: 20,
      servings: 2,
      difficulty: 'easy',
      tags: ['dinner', 'vegan', 'beans'],
      rating: 5,
    },
  },
  {
    id: '01a10d13-9be7-770a-9aee-d007f9248342',
    isFavorite: true,
    draft: {
      title: 'Prawn and coconut curry',
      description: 'Ginger, lime leaves and a tin of coconut milk. The prawns go in when the rice is on the table.',
      ingredients: lines(`400 g raw prawns, peeled
        1 tbsp neutral oil
        2 shallots, finely sliced
        20 g ginger, cut into thin strips
        3 cloves garlic, crushed
        1 red chilli, sliced
        1 tsp ground turmeric
        1 tin (400 ml) coconut milk
        4 lime leaves
        200 g green beans, halved
        150 g cherry tomatoes, halved
        1 tbsp fish sauce
        1 tsp brown sugar
        1 lime, juiced
        10 g coriander, chopped`),
      instructions: lines(`Salt the prawns lightly and leave them on a plate while you make the sauce.
        Warm the oil in a wide pan over a medium heat. Cook the shallots for 5 minutes, until soft and starting to colour.
        Add the ginger, garlic, chilli and turmeric and stir for 2 minutes.
        Pour in the coconut milk, add the lime leaves and simmer for 8 minutes, until it has thickened a little.
        Add the green beans and cook for 4 minutes, then the tomatoes, fish sauce and sugar.
        Slide in the prawns and cook for 3 minutes, until they are pink all over. Take the pan off the heat at once.
        Stir in the lime juice, scatter the coriander over and serve with rice.`),
      prep_time: 15,
      cook_time: 20,
      servings: 4,
      difficulty: 'medium',
      tags: ['dinner', 'fish', 'curry'],
      rating: 5,
      notes: 'Frozen prawns are fine: thaw them in cold water for 15 minutes and dry them well.',
    },
  },
  {
    id: '01a13b75-1610-76c6-a8d7-17106060f7dc',
    isFavorite: true,
    isPublished: true,
    draft: {
      title: 'Weeknight leek linguine',
      description: 'Two leeks, cooked until they give in. Peas for colour, lemon so it stays light.',
      ingredients: lines(`2 large leeks, halved and sliced
        30 g butter
        200 g linguine
        1 ½ tbsp crème fraîche
        150 g peas, frozen
        40 g parmesan, grated
        ½ lemon, zest and juice
        black pepper`),
      instructions:
        lines(`Melt the butter in a wide pan. Add the leeks and a pinch of salt, cover, and cook gently for 12 minutes, until they fall apart when you look at them.
        Boil the linguine in well salted water. Two minutes before it is done, tip in the peas.
        Keep a cup of the water, then drain.
        Stir the crème fraîche, the parmesan and a good splash of the water into the leeks.
        Toss the pasta and peas in the sauce for 1 minute, adding water until it clings.
        Finish with lemon zest, a squeeze of juice and a lot of pepper.`),
      prep_time: 8,
      cook_time: 17,
      servings: 2,
      difficulty: 'easy',
      tags: ['dinner', 'weeknight', 'one pan', 'vegetarian'],
      author: 'Mara Lindqvist',
      calories: 588,
      total_fat: 22,
      saturated_fat: 13,
      protein: 24,
      carbohydrates: 76,
      fiber: 9,
      sugar: 10,
      sodium: 410,
      rating: 5,
    },
  },
  {
    id: '01a15a60-bcd6-7128-9445-affb659adabd',
    draft: {
      title: 'Salmon with dill and cucumber',
      description: 'Crisp skin, cold cucumbers, and a spoon of mustard in the dressing. Fish for people in a hurry.',
      ingredients: [
        ...lines(`2 salmon fillets, 150 g each, skin on
          1 tbsp neutral oil
          300 g new potatoes, halved`),
        ...lines(
          `1 cucumber, halved, seeded and sliced
          100 g crème fraîche
          1 tsp Dijon mustard
          15 g dill, chopped
          1 tbsp white wine vinegar
          1 tsp sugar`,
          'For the cucumbers',
        ),
      ],
      instructions: lines(`Boil the potatoes in salted water for 15 minutes, until a knife goes through.
        Salt the cucumber, leave it in a sieve for 10 minutes and squeeze it.
        Stir the crème fraîche, mustard, dill, vinegar and sugar together and fold in the cucumber.
        Dry the salmon well and salt it. Heat the oil in a pan over a high heat and lay the fillets in, skin down. Press them flat for a moment, turn the heat to medium and cook for 5 minutes.
        Turn them over, take the pan off the heat and leave them for 2 minutes in what warmth is left.
        Serve at once with the cucumbers and the potatoes.`),
      prep_time: 7,
      cook_time: 15,
      servings: 2,
      difficulty: 'medium',
      tags: ['dinner', 'fish'],
      rating: 4,
    },
  },
  {
    id: '01a188c2-36ff-760b-8e8b-c1e3fad3b07d',
    isFavorite: true,
    isPublished: true,
    draft: {
      title: 'Braised chickpeas with lemon',
      description: 'A pan of soft, sharp chickpeas for the night you bought too much spinach. Better the next day, if there is any.',
      ingredients: [
        ...lines(`3 tbsp olive oil
          1 large onion, finely sliced
          4 cloves garlic, sliced
          1 ½ tsp ground cumin
          ½ tsp chilli flakes
          2 tbsp tomato paste
          2 tins chickpeas, 400 g each (keep the liquid of one)
          250 g cherry tomatoes, halved
          1 lemon, zest in strips, then juiced
          200 g spinach`),
        ...lines(
          `120 g thick yogurt
          1 bunch parsley, chopped`,
          'To finish',
        ),
      ],
      instructions:
        lines(`Warm the oil in a wide pan over a medium heat. Add the onion with a good pinch of salt and cook for 10 minutes, stirring now and then, until soft and golden at the edges.
        Stir in the garlic, cumin and chilli flakes. After 1 minute, when the kitchen smells of cumin, add the tomato paste and let it darken for 2 minutes.
        Tip in the chickpeas with the liquid of one tin, the tomatoes and the strips of lemon zest. Simmer gently, half covered, for 12 minutes, until the sauce coats a spoon.
        Fold in the spinach by the handful. It will look like too much; it is not. Once it has wilted, turn off the heat and squeeze in half the lemon.
        Taste. Add the rest of the lemon and more salt until it is bright. Serve with the yogurt and parsley, and bread to wipe the plate.`),
      prep_time: 10,
      cook_time: 25,
      servings: 4,
      difficulty: 'easy',
      tags: ['dinner', 'weeknight', 'one pan', 'vegetarian'],
      author: 'Mara Lindqvist',
      calories: 412,
      total_fat: 17,
      saturated_fat: 3,
      protein: 17,
      carbohydrates: 46,
      fiber: 13,
      sugar: 10,
      sodium: 480,
      rating: 5,
      notes:
        'Used the jar from the market, so step 3 took 5 minutes. A double batch is Tuesday’s lunch. Feta instead of yogurt is good; both is better.',
    },
  },
];
