import { readDay } from '../../../clients/content/readers/kinds/days.ts'
import { departureText, lastDayText } from './departure-text.ts'

const silent = () => {}

/** The day on which a departure begins, where its label names one and no span of days. */
export const firstDay = (label: string): string | undefined => readDay(departureText(label), silent)

/** The last day that a label names. */
export const lastDay = (label: string): string | undefined => readDay(lastDayText(label), silent)
