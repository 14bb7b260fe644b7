/** The lowest of some prices in sen; undefined where nothing has one. */
export function lowestPrice(prices: (number | undefined)[]): number | undefined {
  return prices.flatMap(price => price ?? []).sort((one, other) => one - other)[0]
}
