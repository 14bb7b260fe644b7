/** Finds, among many words, those that begin with what was typed, without looking at the others. */
export type Beginnings<Item> = { startingWith(typed: string): Item[] }

/**
 * Prepares words for being looked up by their beginnings.
 * @param wordsOf The words of an item; an item can have many.
 */
export function createBeginnings<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => Iterable<string>,
): Beginnings<Item> {
  const pairs = items.flatMap(item => [...new Set(wordsOf(item))].map(word => ({ word, item })))
  pairs.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
  return {
    startingWith(typed) {
      const found = new Set<Item>()
      for (let position = firstFrom(typed); pairs[position]?.word.startsWith(typed); position++) {
        const pair = pairs[position]
        if (pair) found.add(pair.item)
      }
      return [...found]
    },
  }

  /** Position of the first word that does not stand before what was typed. */
  function firstFrom(typed: string): number {
    let [low, high] = [0, pairs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[middle]?.word ?? '') < typed) low = middle + 1
      else high = middle
    }
    return low
  }
}
