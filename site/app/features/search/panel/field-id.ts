import type { Product } from '../products.ts'

/** The id of a field: four forms with fields of the same names can stand on one page. */
export function fieldId(product: Product, name: string): string {
  return `${product}-${name}`
}
