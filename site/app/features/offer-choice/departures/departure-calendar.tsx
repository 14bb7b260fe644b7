import { dayNow } from '@agency/contracts/dates/day-now.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Dialog } from '@agency/ui/overlays/dialog.tsx'
import { departureWords } from '@agency/words/offers/departures/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { useEffect, useRef, useState } from 'react'
import { Calendar } from '../../search/calendar/calendar.tsx'
import { type Choice, type ChoiceTable, priceTableAddress } from '../price-choice.ts'
import styles from './departure-calendar.css?url'
import { departuresOf, offeredDays } from './departure-days.ts'

export type DepartureCalendarProps = {
  table: ChoiceTable
  choice: Choice
  /** The day on which the server rendered the page. */
  today: string
  /** @param label The label of the departure in the table. */
  onPick: (label: string) => void
  onClose: () => void
}

export function DepartureCalendar({ table, choice, today, onPick, onClose }: DepartureCalendarProps) {
  const say = departureWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [entered, setEntered] = useState(0)
  const departures = departuresOf(table, choice)
  const now = dayNow(today)
  const offered = offeredDays(departures, choice, now)
  const room = table.dated === 'columns' ? choice.departure : choice.room
  const chosen = table.dated === 'columns' ? choice.room : choice.departure
  const start = departures.find(({ label }) => label === chosen)?.day

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    const element = dialog.current
    element?.addEventListener('close', onClose)
    element?.showModal()
    setEntered(1)
    return () => element?.removeEventListener('close', onClose)
  }, [])
  const close = () => dialog.current?.close()

  function pick(day: string) {
    const departure = departures.find(one => one.day === day)
    if (departure) onPick(departure.label)
    close()
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="departures" />
      <Dialog ref={dialog} id="departures" title={say.title} width={700}>
        {departures.length > 0 && (
          <Calendar
            range={{
              first: departures[0]?.day ?? '',
              last: departures.at(-1)?.day ?? '',
              start,
              end: undefined,
              choosing: 'start',
              single: true,
            }}
            today={now}
            label={say.choose}
            entered={entered}
            offered={offered}
            onPick={pick}
            onClose={close}
          />
        )}
        <p className="calendar__legend">
          <Sentence
            of={say.legend(termWords(room), text => (
              <a href={priceTableAddress} onClick={close}>
                {text}
              </a>
            ))}
          />
        </p>
      </Dialog>
    </>
  )
}
