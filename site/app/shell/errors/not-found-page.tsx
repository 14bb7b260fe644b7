import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { opensIn } from '@agency/ui/navigation/link-target.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { tagOf } from '@agency/words/languages.ts'
import { errorWords } from '@agency/words/shell/errors/words.ts'
import type { OnlyInEnglish } from '../../clients/content/routes/unknown-names.ts'
import type { MenuItem } from '../../features/site-settings/menus.server.ts'

const countdownSeconds = 5

const rows = new Map([
  ['/flight-deals', { gate: 'A1', icon: 'plane' }],
  ['/hotel-deals', { gate: 'B4', icon: 'bed-double' }],
  ['/', { gate: 'C2', icon: 'compass' }],
  ['/flight-plus-hotel-deals', { gate: 'D7', icon: 'luggage' }],
])
const lastRow = { gate: 'E3', icon: 'map-pin' }

type NotFoundProps = { shortcuts: MenuItem[] } & Partial<OnlyInEnglish>

export function NotFoundPage({ shortcuts, english }: NotFoundProps) {
  const say = errorWords().notFound
  const tag = tagOf(mainLanguage)
  return (
    <section className="not-found">
      <PageStyle name="errorPages" />
      <div className="wrap not-found__layout">
        <div className="not-found__text">
          <p className="not-found__code">
            <span aria-hidden="true">404</span> {say.code}
          </p>
          <h1>{say.heading}</h1>
          <p>{say.text}</p>
          {english && (
            <p className="not-found__english">
              <Sentence
                of={say.inEnglish(
                  <a href={english.path} hrefLang={tag} lang={tag}>
                    {english.name}
                  </a>,
                )}
              />
            </p>
          )}
          <p className="not-found__actions">
            <a className="button button--light" href="/" data-go-back>
              <Icon name="arrow-left" /> {say.back}
            </a>
          </p>
          <p className="not-found__countdown" data-return-countdown={countdownSeconds} data-stayed={say.stayed} hidden>
            <span>
              <Sentence of={say.countdown(<b data-seconds>{countdownSeconds}</b>)} />
            </span>
            <button type="button" className="button button--outline" data-stop>
              {say.stay}
            </button>
          </p>
        </div>
        <div className="board">
          <p className="board__head">
            <Icon name="plane" size={28} /> {say.departures}
          </p>
          <ul>
            {shortcuts.map(({ name, menuLink, target }) => {
              const { gate, icon } = rows.get(menuLink) ?? lastRow
              return (
                <li key={menuLink + name}>
                  <a href={menuLink} {...opensIn(target)}>
                    <Icon name={icon} />
                    <span className="board__name">{name}</span>
                    <span className="board__gate" aria-hidden="true">
                      {say.gate(gate)}
                    </span>
                    <span className="board__state" aria-hidden="true">
                      {say.boarding}
                    </span>
                  </a>
                </li>
              )
            })}
          </ul>
          <p className="board__missed" aria-hidden="true">
            <span>{say.missed}</span>
            <span>{say.departed}</span>
          </p>
        </div>
      </div>
      <svg className="not-found__plane" viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 96C280 96 560 88 1180 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="3 11"
        />
      </svg>
    </section>
  )
}
