import { element } from './element.ts'

/** A live region inside an element, for those who do not see what changed. */
export function announcer(inside: Element): (words: string) => void {
  const region = element('span', { class: 'visually-hidden', role: 'status' })
  inside.append(region)
  return words => {
    region.textContent = words
  }
}
