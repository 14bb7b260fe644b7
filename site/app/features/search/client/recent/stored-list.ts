/** A short list kept on this device, newest first. Devices that keep nothing just have empty lists. */
export type KeptList<Item> = { items(): Item[]; add(item: Item): void }

/**
 * @param name Its key on the device.
 * @param most How many are kept.
 * @param same Whether two items are the same thing, of which only the newer one is kept.
 */
export function keptList<Item>(name: string, most: number, same: (a: Item, b: Item) => boolean): KeptList<Item> {
  const items = (): Item[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
      return Array.isArray(kept) ? kept.slice(0, most) : []
    } catch {
      return []
    }
  }
  return {
    items,
    add(item) {
      try {
        const others = items().filter(other => !same(item, other))
        localStorage.setItem(name, JSON.stringify([item, ...others].slice(0, most)))
      } catch {
        // Storage can be full or forbidden; a search works without it.
      }
    },
  }
}
