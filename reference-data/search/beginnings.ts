export type Beginnings<Item> = { startingWith(typed: string): Item[] }

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
