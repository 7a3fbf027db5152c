export const sections = [
  {
    title: 'These terms',
    short: 'Using it means agreeing.',
    paragraphs: ['By using Simmer you agree to them. If you do not agree, please do not use it.'],
  },
  {
    title: 'Who may use Simmer',
    short: '13 and up.',
    paragraphs: ['Simmer is for people who are 13 or older. If you are under 18, a parent or guardian has to agree too.'],
  },
  {
    title: 'Your account',
    short: 'Your address, your password, your account.',
    paragraphs: [
      'Give us an email address that is yours, and keep your password to yourself. What happens in your account is your responsibility, so tell us right away if somebody else gets in.',
    ],
  },
  {
    title: 'Your recipes',
    short: 'Yours stays yours.',
    paragraphs: [
      'What you write stays yours. You allow us to keep it, copy it between our servers and show it to you and to those you share it with, because Simmer could not work otherwise.',
    ],
  },
  {
    title: 'Recipes of others',
    short: 'Import for yourself. Share what you may share.',
    paragraphs: [
      'You may import recipes for your own kitchen. Do not share in the community what is not yours to share; name the author where there is one. If something of yours stands there without your permission, send us a copyright complaint from the contact page.',
    ],
  },
  {
    title: 'The community',
    short: 'Be kind, post food.',
    paragraphs: [
      'Be kind, and post food. We may take down what breaks the law, hurts people or has nothing to do with cooking, and close accounts that keep doing it.',
    ],
  },
  {
    title: 'Free and premium',
    short: '50 free, more with a plan, nothing taken away.',
    paragraphs: [
      'A free account keeps up to 50 recipes. A premium plan takes the limit away and adds what its page names. Whatever you have stays readable when a plan ends.',
    ],
  },
  {
    title: 'Payment and canceling',
    short: 'Renews until you cancel. Cancel any time.',
    paragraphs: [
      'A plan renews by itself until you cancel it. You can cancel at any time, and it then runs to the end of the time you paid for. Prices are shown before you pay.',
    ],
  },
  {
    title: 'The voice skill',
    short: 'It only adds to your list.',
    paragraphs: [
      'You may link Simmer with a voice assistant. The skill does one thing: it adds items to your shopping list. It cannot read your list, your recipes or anything else.',
      'Linking uses the assistant’s own account linking. One Simmer account links to one voice account at a time, and you can unlink it whenever you like. What you say to the assistant is also subject to its maker’s terms.',
    ],
  },
  {
    title: 'What you may not do',
    short: 'Do no harm.',
    paragraphs: [
      'Do not break into Simmer or other accounts, do not overload it, do not copy the community gallery wholesale, and do not use Simmer to break the law.',
    ],
  },
  {
    title: 'Food, allergies and nutrition',
    short: 'Read the label. We are not doctors.',
    paragraphs: [
      'Nutrition figures are estimates, and recipes come from many people. Read labels, check ingredients against your allergies, and ask a doctor about medical diets.',
    ],
  },
  {
    title: 'Availability',
    short: 'We try hard, we cannot promise.',
    paragraphs: [
      'We work to keep Simmer running, but we cannot promise that it always will. Features may change; we do not take your data away when they do.',
    ],
  },
  {
    title: 'Liability',
    short: 'As it is, as far as the law allows.',
    paragraphs: [
      'Simmer is provided as it is. As far as the law allows, we are not liable for indirect damage, and never for more than you paid us in the twelve months before.',
    ],
  },
  {
    title: 'Ending',
    short: 'Leave when you like, with your recipes.',
    paragraphs: [
      'You can delete your account at any time. We may end it if you seriously break these terms; where we can, we warn you first and let you take your recipes with you.',
    ],
  },
  {
    title: 'Law and changes',
    short: 'California law. We tell you of changes.',
    paragraphs: [
      'The laws of the United States and the State of California apply. If we change these terms in a way that matters, we tell you before the change takes effect.',
    ],
  },
];
