/** A tag as people read it: `long-weekends` as `long weekends`. */
export const wordsOfTag = (tag: string): string => tag.replaceAll('-', ' ')
