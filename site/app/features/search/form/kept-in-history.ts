import type { Product } from '@agency/contracts/site/products.ts'
import type { SearchFormModel } from '../model/search-form-model.ts'

export type KeptForm = Pick<SearchFormModel, 'values' | 'ages' | 'stations'>

type KeptPanel = { forms?: Partial<Record<Product, KeptForm>>; selected?: string; isSheetOpen?: boolean }

/** The entry of the history belongs to this tab and visit: Back finds its state, and a new visit begins empty. */
export function keptPanel(): KeptPanel {
  const { state } = history
  return state?.search ?? {}
}

export function keepPanel(part: KeptPanel): void {
  try {
    history.replaceState({ ...history.state, search: { ...keptPanel(), ...part } }, '')
  } catch {
    // Browsers limit how often a page writes its history; the next change writes all.
  }
}

export function keepForm(product: Product, { values, ages, stations }: KeptForm): void {
  keepPanel({ forms: { ...keptPanel().forms, [product]: { values, ages, stations } } })
}

export function withKept(form: SearchFormModel): SearchFormModel {
  const before = keptPanel().forms?.[form.product]
  if (!before) return form
  return { ...form, ...before, values: { ...form.values, ...before.values } }
}
