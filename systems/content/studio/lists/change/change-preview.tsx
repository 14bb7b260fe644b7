import type { ChangedPlace, PreviewedPage } from '@agency/contracts/manage/nodes/many.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Link } from 'react-router'
import { WordDiff } from '../../page/versions/word-diff.tsx'
import { placedFault, placeOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

const texts = words.change.preview

/** More would hide the names of the pages. */
const maxOpen = 3

/** Before and after of every place, page by page, and the pages that stay. */
export function ChangePreview({ pages }: { pages: PreviewedPage[] }) {
  const changed = pages.filter(({ left }) => left === null)
  return (
    <>
      <p role="status">{texts.summary(pages)}</p>
      {changed.map(({ key, name, places, faults, hasDraft }) => (
        <details key={key} className="change" open={changed.length <= maxOpen}>
          <summary>
            <Icon name="chevron-right" size={16} /> <b>{name}</b> {texts.places(places.filter(isChanged).length)}{' '}
            {faults.length > 0 && texts.faults}
          </summary>
          {hasDraft && <p>{texts.hasDraft}</p>}
          {faults.length > 0 && <p className="field__error">{faults.map(placedFault).join('; ')}</p>}
          <Places places={places.filter(isChanged)} />
          {!places.every(isChanged) && (
            <>
              <h3>{texts.stays}</h3>
              <Places places={places.filter(place => !isChanged(place))} />
            </>
          )}
        </details>
      ))}
      {changed.length < pages.length && (
        <details className="change">
          <summary>
            <Icon name="chevron-right" size={16} /> {texts.left(pages.length - changed.length)}
          </summary>
          <ul>
            {pages.flatMap(({ key, name, left, places }) =>
              left === null
                ? []
                : [
                    <li key={key}>
                      <Link to={`/pages/${key}`}>{name}</Link>: {left}
                      {places.length > 0 && <Places places={places} />}
                    </li>,
                  ],
            )}
          </ul>
        </details>
      )}
    </>
  )
}

const isChanged = ({ after }: ChangedPlace) => after !== undefined

const Places = ({ places }: { places: ChangedPlace[] }) => (
  <ul className="change__places">
    {places.map(({ path, label, before, after, why }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <li key={at}>
        <span>{label ?? placeOf(path)}</span>
        <Difference before={before} after={after} />
        {why && <small>{texts.why[why]}</small>}
      </li>
    ))}
  </ul>
)

/** A word of a sum would be one of its digits. */
function Difference({ before, after = before }: Pick<ChangedPlace, 'before' | 'after'>) {
  if (typeof before !== 'number' || after === before) return <WordDiff before={shown(before)} after={shown(after)} />
  return (
    <p>
      {shown(before)} → <b>{shown(after)}</b>
    </p>
  )
}

const shown = (value: string | number) => (typeof value === 'number' ? formatSen(Math.round(value * 100)) : value)
