import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components'
import { words } from '../../words/words.ts'
import { IconButton } from './buttons.tsx'
import './date-control.css'

type DateControlProps = {
  id: string
  label: string
  /** Malaysian, `2026-12-31`, with `withTime` `2026-12-31T09:00`; may be empty. */
  value: string
  withTime?: boolean
  /** Receives an empty text for a removed date. */
  onChange: (value: string) => void
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

/** In the Malaysian form (31/12/2026, 09:00) in every browser. */
export function DateControl({ id, label, value, withTime = false, onChange, ...described }: DateControlProps) {
  return (
    <I18nProvider locale="en-MY">
      <DatePicker
        aria-label={label}
        aria-describedby={described['aria-describedby']}
        isInvalid={described['aria-invalid'] ?? false}
        granularity={withTime ? 'minute' : 'day'}
        hourCycle={24}
        shouldForceLeadingZeros
        value={dateOf(value, withTime)}
        onChange={date => onChange(date ? date.toString().slice(0, withTime ? 16 : 10) : '')}
        className="date-control"
      >
        <Group id={id} className="date-control__box">
          <DateInput className="date-control__parts">
            {segment => <DateSegment segment={segment} className="date-control__part" />}
          </DateInput>
          <Button className="icon-button">
            <Icon name="calendar" size={18} />
          </Button>
          {value !== '' && <IconButton icon="x" label={words.fields.noDate(label)} onClick={() => onChange('')} />}
        </Group>
        <Popover className="date-control__popover">
          <Dialog className="date-control__dialog">
            <Calendar>
              <header>
                <Button slot="previous" className="icon-button">
                  <Icon name="chevron-left" size={18} />
                </Button>
                <Heading />
                <Button slot="next" className="icon-button">
                  <Icon name="chevron-right" size={18} />
                </Button>
              </header>
              <CalendarGrid>{date => <CalendarCell date={date} className="date-control__day" />}</CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}

/** A value that is no day, for example from a foreign import, counts as none. */
function dateOf(value: string, withTime: boolean): CalendarDate | CalendarDateTime | null {
  try {
    return withTime ? parseDateTime(value) : parseDate(value)
  } catch {
    return null
  }
}
