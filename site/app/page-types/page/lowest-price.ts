/** In sen; undefined without a price. */
export function lowestPrice(prices: (number | undefined)[]): number | undefined {
  return prices.flatMap(price => price ?? []).sort((one, other) => one - other)[0]
}
