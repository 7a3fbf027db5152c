import * as t from '@simmer/messages/landing';
export interface Testimonial {
  words: string;
  from: string;
}

/** Until real cooks have given their words these come from our demo cooks, and say so. */
export const testimonials: readonly Testimonial[] = [
  {
    words: t.voice1,
    from: t.demoKitchen,
  },
  {
    words: t.voice2,
    from: t.demoKitchen,
  },
];
