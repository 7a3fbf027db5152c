export interface Testimonial {
  words: string;
  from: string;
}

/** Until real cooks have given their words these come from our demo cooks, and say so. */
export const testimonials: readonly Testimonial[] = [
  {
    words: 'I stopped opening the fridge at six to see what happens. I know what happens: it is on the list.',
    from: 'From our demo kitchen',
  },
  {
    words: 'My mother’s 112 recipe cards, in my pocket, scaled for two.',
    from: 'From our demo kitchen',
  },
];
