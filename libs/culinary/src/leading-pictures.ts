/** Pictures that a line begins with as an ornament: "🥕 2 carrots". Nothing where no word follows. */
export const LEADING_PICTURES =
  /^(?![©®™#*\d])\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D\s]{0,12}(?![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D])(?=\S)/u;
