/** `long-weekends` becomes `long weekends`. */
export const wordsOfTag = (tag: string): string => tag.replaceAll('-', ' ')
