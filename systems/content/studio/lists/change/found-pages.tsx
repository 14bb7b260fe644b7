import type { FoundNode } from '@agency/contracts/manage/nodes/search.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { Form, Link, useSearchParams } from 'react-router'
import { may } from '../../calls/session.ts'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { fieldHash } from '../../parts/nodes/field-hash.ts'
import { ancestors, isWithin, rowsInOrder } from '../../parts/nodes/nodes-by-place.ts'
import { StateTag } from '../../parts/nodes/state-tag.tsx'
import { typeName, useStudio } from '../../parts/nodes/studio-data.ts'
import { placeOf, withWrittenDays } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

export type Keys = ReadonlySet<string>

type FoundPagesProps = { asked: string; hits: FoundNode[] | undefined; keys: Keys; onChoose: (keys: Keys) => void }

const texts = words.change

/** By words, type and place, in the order of the tree. Without any of them, the chosen pages. */
export function FoundPages({ asked, hits, keys, onChoose }: FoundPagesProps) {
  const { nodes, types, user } = useStudio()
  const [search] = useSearchParams()
  const [type = '', place = ''] = [search.get('type') ?? '', search.get('place') ?? '']
  const isFiltered = [type, place, asked].some(Boolean)
  const rows = rowsInOrder(nodes)
  const hitsByKey = hits && new Map(hits.map(hit => [hit.key, hit]))
  const listed = rows.filter(({ key, alias }) =>
    isFiltered
      ? (type === '' || alias === type) &&
        (place === '' || isWithin(nodes, key, place)) &&
        hitsByKey?.has(key) !== false
      : keys.has(key),
  )
  const any = { value: '', label: texts.any }
  const aliases = [...new Set(rows.map(({ alias }) => alias))]
  const typeOptions = aliases.map(value => ({ value, label: typeName(types, value) }))
  const above = (key: string) => ancestors(nodes, key).map(({ name }) => name)
  const places = rows.filter(({ key }) => nodes.below.has(key))
  const placeOptions = places.map(({ key, name }) => ({ value: key, label: [...above(key), name].join(' › ') }))
  const choose = (some: { key: string }[], isOn: boolean) => {
    const next = new Set(keys)
    for (const { key } of some) isOn ? next.add(key) : next.delete(key)
    onChoose(next)
  }
  const isWriter = may(user, 'writer')
  const isBelow = (key: string) => ancestors(nodes, key).some(node => keys.has(node.key))
  const below = isWriter ? rows.filter(({ key }) => !keys.has(key) && isBelow(key)) : []
  return (
    <>
      <Form role="search" className="line-form" state={{ keys: [...keys] }}>
        <TextField name="q" label={texts.words} defaultValue={asked} required={false} maxLength={100} />
        <SelectField
          name="type"
          label={texts.type}
          required={false}
          options={[any, ...typeOptions.toSorted((a, b) => a.label.localeCompare(b.label))]}
          defaultValue={type}
        />
        <SelectField
          name="place"
          label={texts.place}
          required={false}
          options={[any, ...placeOptions]}
          defaultValue={place}
        />
        <QuietButton type="submit">{texts.find}</QuietButton>
      </Form>
      <p role="status">
        {isFiltered && texts.found(listed.length)} {isWriter && texts.chosen(keys.size)}
      </p>
      {isWriter && !isFiltered && keys.size === 0 && <p>{texts.use}</p>}
      <p className="buttons">
        {isFiltered && isWriter && listed.length > 0 && (
          <>
            <QuietButton onClick={() => choose(listed, true)}>{texts.all(listed.length)}</QuietButton>
            <QuietButton onClick={() => choose(listed, false)}>{texts.none}</QuietButton>
          </>
        )}
        {below.length > 0 && <QuietButton onClick={() => choose(below, true)}>{texts.below(below.length)}</QuietButton>}
      </p>
      <ul className="found">
        {listed.map(({ key, name, alias, state }) => {
          const hit = hitsByKey?.get(key)
          return (
            <li key={key}>
              {isWriter && (
                <input
                  type="checkbox"
                  aria-label={words.many.checkbox(name)}
                  checked={keys.has(key)}
                  onChange={({ target }) => choose([{ key }], target.checked)}
                />
              )}{' '}
              <Link to={`/pages/${key}`}>{name}</Link> {state !== 'published' && <StateTag state={state} />}{' '}
              <small>{[typeName(types, alias), ...above(key)].join(' · ')}</small>
              {hit && <Lines hit={hit} asked={asked} />}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Each leads to its field, with the words marked. */
const Lines = ({ hit: { key, lines, count }, asked }: { hit: FoundNode; asked: string }) => (
  <ul>
    {lines.map(({ path, text }) => {
      const shown = withWrittenDays(text)
      const at = shown.toLowerCase().indexOf(asked.toLowerCase())
      const near = at < 0 ? '' : shown.slice(at, at + asked.length)
      const to = { pathname: `/pages/${key}`, hash: fieldHash(path) ?? '' }
      return (
        <li key={path.join('.') + text}>
          <Link to={to} state={{ near: near || text }}>
            {placeOf(path)}
          </Link>
          : {shown.slice(0, Math.max(0, at))}
          <mark>{near}</mark>
          {shown.slice(Math.max(0, at) + near.length)}
        </li>
      )
    })}
    {count > lines.length && <li>{words.links.more(count - lines.length)}</li>}
  </ul>
)
