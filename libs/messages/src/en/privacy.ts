export const sections = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your name, your email address, and your password in a form nobody can read.',
      'What you put in: recipes, photos, notes, ratings, meal plans and shopping lists. If you pay, our payment provider keeps your card; we only learn whether your plan is active.',
    ],
  },
  {
    title: 'What we use it for',
    paragraphs: [
      'To show it to you, to keep your devices in sync, to plan and to make lists from it. We don’t show ads and we don’t build profiles.',
    ],
  },
  {
    title: 'Who else sees it',
    paragraphs: [
      'Recipes that you share in the community are public, with the name you chose. Nothing else of yours is.',
      'The companies that run our servers, take payments and send our email see what they need for that, and nothing more.',
    ],
  },
  {
    title: 'When you import from the web',
    paragraphs: ['Our server asks the page for its content. The site learns that someone at Simmer asked, not who you are.'],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'Two when you sign in: one keeps you signed in for up to 180 days, until you sign out, and one lets us recognize this browser for up to 400 days, so that somebody else’s wrong passwords don’t lock you out.',
      'If you choose a language, a third one remembers it, for up to 400 days too. While you link a voice assistant, one more carries that through the steps, for half an hour at most. We use no others, and none for advertising.',
      'Your theme, and a copy of your recipes and lists for when you have no connection, stay in your browser. Signing out removes the copy, and any drafts with it. What you answer for your first week, before you have an account, stays there too and no longer counts after 30 days.',
    ],
  },
  {
    title: 'Voice assistants',
    paragraphs: [
      'If you link a voice assistant, it may add things to your shopping list. It can read nothing. You can unlink it at any time.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      'As long as you have an account. A recipe you delete can be brought back for 30 days, then it is gone. If you delete the account, everything in it is deleted for good.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can see, correct, export or delete your data, and you may ask us to do it for you. Write to us through the contact page.',
    ],
  },
  { title: 'Children', paragraphs: ['Simmer is not intended for children under 13, and we don’t knowingly keep data about them.'] },
  { title: 'Changes', paragraphs: ['If this page changes in a way that matters to you, we tell you before it takes effect.'] },
];
