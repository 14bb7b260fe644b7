import { type MalaysianState, type SchoolGroup, stateNamed, usualState } from '@agency/reference-data/states.ts'

/** `/leave-planner?state=kelantan&group=A&month=2027-05` */
export const leaveNames = { state: 'state', group: 'group', month: 'month' } as const

export type LeaveChoice = {
  state: MalaysianState
  /** Undefined for people without school children. */
  group: SchoolGroup | undefined
  /** `2027-05`; undefined for the best of all months. */
  month: string | undefined
  isChosen: boolean
}

/** Ignores unknown values. @param months The months that can be planned. */
export function readLeaveChoice(query: URLSearchParams, months: string[]): LeaveChoice {
  const state = stateNamed(query.get(leaveNames.state) ?? '')
  const group = (['A', 'B'] as const).find(name => name === query.get(leaveNames.group))
  const month = months.find(name => name === query.get(leaveNames.month))
  return {
    state: state ?? usualState,
    group,
    month,
    isChosen: [state, group, month].some(chosen => chosen !== undefined),
  }
}

export function leaveQuery({ state, group }: LeaveChoice, month: string | undefined): string {
  const query = new URLSearchParams({ [leaveNames.state]: state.slug })
  if (group) query.set(leaveNames.group, group)
  if (month) query.set(leaveNames.month, month)
  return `?${query}`
}
