import { weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { Price } from '@agency/ui/cards/price.tsx'
import { formatDay, formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { SelectField } from '@agency/ui/forms/field.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { leaveWords } from '@agency/words/pages/leave/words.ts'
import { calendarWords } from '@agency/words/search/calendar/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { PageBanner } from '../page/page-banner.tsx'
import type { LeavePage } from './leave.server.ts'
import { leaveNames } from './leave-choice.ts'
import { dayList, daySpan, shortDay } from './leave-words.ts'

/** Days off in a row by state and month, and offers for them: a form of links, and plain lists. */
export function LeaveTemplate({ page }: { page: LeavePage }) {
  const { stateName, month, stretches } = page
  const words = leaveWords()
  return (
    <>
      <PageStyle name="leave" />
      <PageBanner page={page} />
      <div className="wrap leave">
        <ChoiceForm page={page} />
        <section id="results" tabIndex={-1} aria-labelledby="results-title">
          <h2 id="results-title" className="section__title">
            {month ? words.resultsOf({ state: stateName, month: formatMonth(month) }) : words.resultsAll(stateName)}
          </h2>
          {month && stretches.length === 0 && <p className="leave__nothing">{words.nothing(formatMonth(month))}</p>}
          <div className="leave__stretches">
            {stretches.map(stretch => (
              <StretchCard key={stretch.first + stretch.last} stretch={stretch} />
            ))}
          </div>
          <Caveats page={page} />
        </section>
        <Months page={page} />
        <Prose html={page.html} className="page-outro" />
      </div>
    </>
  )
}

function ChoiceForm({ page }: { page: LeavePage }) {
  const { state, group = '', month = '' } = page
  const words = leaveWords()
  return (
    <form className="leave-form" action={`${page.path}#results`}>
      <PageStyle name="forms" />
      <SelectField
        name={leaveNames.state}
        label={words.state}
        defaultValue={state}
        options={page.states.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <SelectField
        name={leaveNames.group}
        label={words.school}
        required={false}
        defaultValue={group}
        options={[
          { value: '', label: words.noSchool },
          ...page.groups.map(({ group: value, where }) => ({
            value,
            label: words.schoolGroup({ group: value, where }),
          })),
        ]}
      />
      <SelectField
        name={leaveNames.month}
        label={words.month}
        required={false}
        defaultValue={month}
        options={[
          { value: '', label: words.anyMonth },
          ...page.months.map(value => ({ value, label: formatMonth(value) })),
        ]}
      />
      <button type="submit" className="button">
        {words.submit}
      </button>
    </form>
  )
}

type ShownStretch = LeavePage['stretches'][number]

function StretchCard({ stretch }: { stretch: ShownStretch }) {
  const { first, last, length, leave, holidays, schoolMissed, offers, places } = stretch
  const words = leaveWords()
  const { heads } = calendarWords()
  return (
    <article className="stretch">
      <h3 className="stretch__title">{words.days({ length, leave: leave.length })}</h3>
      <p className="stretch__span">
        <time dateTime={first}>{daySpan(first, last)}</time>
      </p>
      <ol className="stretch__strip" aria-hidden="true">
        {stretch.strip.map(({ day, kind }) => (
          <li key={day} className={`stretch__day stretch__day--${kind}`}>
            <small>{heads[weekdayOf(day)]}</small>
            {Number(day.slice(8))}
          </li>
        ))}
      </ol>
      <p className="stretch__take">{leave.length > 0 ? words.take(dayList(leave)) : words.offAnyway}</p>
      <ul className="stretch__holidays">
        {holidays.map(({ day, name, replacementOf, expected }) => (
          <li key={day + name}>
            {words.holiday({
              day: shortDay(day),
              name,
              insteadOf: replacementOf ? shortDay(replacementOf) : '',
              isExpected: expected,
            })}
          </li>
        ))}
        {schoolMissed !== undefined && (
          <li>{schoolMissed === 'unknown' ? words.schoolUnknown : words.schoolMissed(schoolMissed)}</li>
        )}
      </ul>
      {offers.length > 0 && (
        <>
          <h4 className="stretch__head">{words.fits}</h4>
          <ul className="stretch__offers">
            {offers.map(({ href, title, travel, isAnyDay, hasWay, price }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                <span>
                  {formatWords().row([
                    `${shortDay(travel.from)} – ${shortDay(travel.until)}`,
                    isAnyDay && words.anyDay,
                    hasWay && words.way,
                  ])}
                  {' · '}
                  <Price sen={price.price} words={price.priceWords ?? ''} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {places.length > 0 && (
        <p className="stretch__places">
          <Sentence
            of={words.places(
              places.map(({ href, name }, at) => (
                <span key={href}>
                  {at > 0 && ', '}
                  <a href={href}>{name}</a>
                </span>
              )),
            )}
          />
        </p>
      )}
    </article>
  )
}

/** Uncertain and unannounced holidays, and the sources. */
function Caveats({ page }: { page: LeavePage }) {
  const { stretches, notAnnounced, sources, until } = page
  const words = leaveWords()
  const named = ({ name, lookedUp }: (typeof sources)[number]) =>
    lookedUp ? words.source({ name, day: formatDay(lookedUp) }) : name
  const hasExpected = stretches.some(({ holidays }) => holidays.some(({ expected }) => expected))
  return (
    <div className="leave__caveats">
      {hasExpected && <p>{words.expected}</p>}
      {notAnnounced.map(({ what, lookedUp }) => (
        <p key={what}>{words.notAnnounced({ what, day: formatDay(lookedUp) })}</p>
      ))}
      <p>{words.known(formatDay(until))}</p>
      {sources.length > 0 && (
        <details>
          <summary>{words.sources}</summary>
          <ul>
            {sources.map(source => (
              <li key={source.name}>
                {source.url ? (
                  <a href={source.url} rel="nofollow">
                    {named(source)}
                  </a>
                ) : (
                  named(source)
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Links to each month, with its best stretch. */
function Months({ page }: { page: LeavePage }) {
  const words = leaveWords()
  return (
    <nav className="leave-months" aria-labelledby="months-title">
      <h2 id="months-title" className="section__title section__title--minor">
        {words.otherMonths}
      </h2>
      <ul>
        {page.tiles.map(({ month, best, href }) => (
          <li key={month}>
            <a href={href}>
              <b>{formatMonth(month)}</b>
              <span>{best ? words.tile({ length: best.length, leave: best.leave.length }) : words.noBreak}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
