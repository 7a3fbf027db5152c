export const sections = [
  {
    title: 'What we keep',
    short: 'Name, email, and what you put in.',
    paragraphs: [
      'Your name, your email address, and your password in a form nobody can read.',
      'What you put in: recipes, photos, notes, ratings, meal plans and shopping lists. If you write to us, your message and the address to answer to. If you pay, our payment provider keeps your card; we only learn whether your plan is active.',
    ],
  },
  {
    title: 'What we use it for',
    short: 'To work for you. No ads.',
    paragraphs: [
      'To show it to you, to keep your devices in sync, to plan and to make lists from it. We don’t show ads and we don’t build profiles.',
    ],
  },
  {
    title: 'Who else sees it',
    short: 'Only what you publish.',
    paragraphs: [
      'Recipes that you share in the community are public, with the name you chose. Nothing else of yours is.',
      'The companies that run our servers, take payments and send our email see what they need for that, and nothing more.',
      'If you turn on notifications for when Simmer is closed, they go encrypted through the push service of your browser’s maker. It learns that there was one and when, not what it says.',
    ],
  },
  {
    title: 'When you import from the web',
    short: 'The site sees us, not you.',
    paragraphs: ['Our server asks the page for its content. The site learns that someone at Simmer asked, not who you are.'],
  },
  {
    title: 'When you watch a video',
    short: 'YouTube sees that someone watches, not who you are here.',
    paragraphs: [
      'Our videos are at YouTube. Their pictures come from there with the list, and the player comes once you play one, in the form that sets no cookies before that. YouTube then learns your network address and that you came from Simmer, and nothing of your account.',
    ],
  },
  {
    title: 'Cookies',
    short: 'To keep you signed in, and nothing more.',
    paragraphs: [
      'Two when you sign in: one keeps you signed in for up to 180 days, until you sign out, and one lets us recognize this browser for up to 400 days, so that somebody else’s wrong passwords don’t lock you out.',
      'If you choose a language, a third one remembers it, for up to 400 days too. While you link a voice assistant, one more carries that through the steps, for half an hour at most. We use no others, and none for advertising.',
      'Your theme, and a copy of your recipes and lists for when you have no connection, stay in your browser. Signing out removes the copy, and any drafts with it. What you answer for your first week, before you have an account, stays there too and no longer counts after 30 days.',
    ],
  },
  {
    title: 'Voice assistants',
    short: 'It writes, it cannot read.',
    paragraphs: [
      'If you link a voice assistant, it may add things to your shopping list. It can read nothing. You can unlink it at any time.',
    ],
  },
  {
    title: 'How long we keep it',
    short: 'As long as you stay, plus 30 days for deleted recipes and a year for messages.',
    paragraphs: [
      'As long as you have an account. A recipe you delete can be brought back for 30 days, then it is gone. If you delete the account, everything in it is deleted for good.',
      'What you write to us on the contact page stays for a year after our last word about it. If you were signed in, it goes with your account before that.',
    ],
  },
  {
    title: 'Your rights',
    short: 'See it, correct it, take it, delete it.',
    paragraphs: [
      'You can see, correct, export or delete your data, and you may ask us to do it for you. Write to us through the contact page.',
    ],
  },
  {
    title: 'Children',
    short: 'Not for under 13.',
    paragraphs: ['Simmer is not intended for children under 13, and we don’t knowingly keep data about them.'],
  },
  {
    title: 'Changes',
    short: 'We say so first.',
    paragraphs: ['If this page changes in a way that matters to you, we tell you before it takes effect.'],
  },
];
