import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import { type FocusEvent, type FormEvent, useMemo, useState } from 'react'
import { idOf } from '../../fields/plain/field-props.ts'
import { faultText } from '../../words/labels.ts'
import type { OpenPage } from './use-open-page.ts'

/** Ignores empty properties that the editor has not left yet. @param left ids of fields */
export const withoutUntouched = (faults: Fault[], source: Editable['source'], left: ReadonlySet<string>): Fault[] =>
  faults.filter(({ path: [first, ...path] }) => first !== 'source' || !isEmpty(source, path) || left.has(idOf(path)))

function isEmpty(source: unknown, path: string[]): boolean {
  const value = path.reduce<unknown>((at, name) => Object(at)[name], source)
  return value === undefined || value === null || value === ''
}

/**
 * By field paths, without `source`. An empty field of a new page shows its fault only after the editor left or emptied
 * it, or after a check before publishing.
 */
export function useShownFaults({ draft, status, isChecked }: Pick<OpenPage, 'draft' | 'status' | 'isChecked'>) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const shown = isChecked ? status.faults : withoutUntouched(status.faults, draft.source, left)
  const key = JSON.stringify(shown)
  // Fields render again when the faults change, not with each key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same faults stay the same map
  const faults = useMemo(() => byPath(shown), [key])

  const leave = (fields: Element[]) => {
    const ids = fields.map(({ id }) => id)
    if (ids.some(id => !left.has(id))) setLeft(new Set([...left, ...ids]))
  }
  const handlers = {
    onBlur: ({ target, relatedTarget }: FocusEvent) =>
      leave(fieldsAround(target).filter(field => !field.contains(relatedTarget))),
    // An emptied field counts as left. Not at the event "input", after which a choice would be rendered with its old
    // value before its own "change" arrives.
    onChange: ({ target }: FormEvent) => target instanceof Element && leave(fieldsAround(target).slice(0, 1)),
  }
  return { faults, handlers }
}

const byPath = (faults: Fault[]) =>
  new Map(faults.map(fault => [fault.path.slice(fault.path[0] === 'source' ? 1 : 0).join('.'), faultText(fault)]))

/** Fields contain one another: the title of a day, the day, the journey. */
function fieldsAround(element: Element): Element[] {
  const field = element.closest(`[id^="${idOf([])}"]`)
  return field ? [field, ...(field.parentElement ? fieldsAround(field.parentElement) : [])] : []
}
