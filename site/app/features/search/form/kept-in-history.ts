import type { Product } from '../model/products.ts'
import type { SearchFormModel } from '../model/search-form-model.ts'

/** What was entered into a form. */
export type KeptForm = Pick<SearchFormModel, 'values' | 'ages' | 'stations'>

/** What a panel was left like. */
type KeptPanel = { forms?: Partial<Record<Product, KeptForm>>; selected?: string; isSheetOpen?: boolean }

/**
 * What the entry of the browser's history knows of the search panel. It belongs to this tab and to this visit of the page:
 * Back finds it, with or without the back/forward cache, and a new visit begins empty.
 */
export function keptPanel(): KeptPanel {
  const { state } = history
  return state?.search ?? {}
}

/** Adds to what the entry of the history knows. */
export function keepPanel(part: KeptPanel): void {
  try {
    history.replaceState({ ...history.state, search: { ...keptPanel(), ...part } }, '')
  } catch {
    // Browsers limit how often it is written; the next change writes all.
  }
}

export function keepForm(product: Product, { values, ages, stations }: KeptForm): void {
  keepPanel({ forms: { ...keptPanel().forms, [product]: { values, ages, stations } } })
}

/** A form with what was entered into it before. */
export function withKept(form: SearchFormModel): SearchFormModel {
  const before = keptPanel().forms?.[form.product]
  if (!before) return form
  return { ...form, ...before, values: { ...form.values, ...before.values } }
}
