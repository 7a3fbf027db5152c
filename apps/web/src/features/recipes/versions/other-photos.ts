interface Step {
  text: string;
  image_id?: string | null | undefined;
}

/**
 * The places of the steps with a photo that the other list has not got there: at a step with the same words or, where those were changed,
 * at any that the first list has no words for.
 */
export function otherPhotos(steps: readonly Step[], others: readonly Step[]): number[] {
  const words = new Set(steps.map(({ text }) => text));
  return steps.flatMap(({ text, image_id }, at) => {
    if (!image_id) return [];
    const same = others.filter((other) => other.text === text);
    const there = same.length > 0 ? same : others.filter((other) => !words.has(other.text));
    return there.some((other) => other.image_id === image_id) ? [] : [at];
  });
}
