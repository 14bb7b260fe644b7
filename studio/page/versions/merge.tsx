import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useState } from 'react'
import { labelOf } from '../../fields/labels.ts'
import { words } from '../../words.ts'
import { editableOf } from '../saving/editable.ts'
import type { OpenPage } from '../saving/use-open-page.ts'
import { choices, merged, type Side } from './differences.ts'
import { WordDiff } from './word-diff.tsx'
import { written } from './written.ts'

type MergeProps = { page: OpenPage; theirs: NodeDocument }

/**
 * Two people changed the same page. Shows, field by field, where their texts differ; one is taken, or both one after the
 * other. Until something is chosen both stay here.
 */
export function Merge({ page, theirs }: MergeProps) {
  const rows = choices(page.acknowledged, page.draft, editableOf(theirs))
  const [taken, setTaken] = useState<Record<string, Side>>({})
  const finish = () => page.replace(merged(editableOf(theirs), rows, taken), theirs.version, false)

  return (
    <section className="merge" aria-labelledby="merge-title">
      <h2 id="merge-title" tabIndex={-1}>
        {words.merge.title(theirs.changedBy)}
      </h2>
      <p>{words.merge.help}</p>
      {rows.map(({ name, mine, theirs: other, proposed, isText }) => (
        <fieldset key={name} className="merge__row">
          <legend>{labelOf([name])}</legend>
          <div className="merge__sides">
            <Text title={words.merge.mine} value={mine} />
            <Text title={words.merge.theirs(theirs.changedBy)} value={other} />
          </div>
          {isText && <WordDiff before={String(other ?? '')} after={String(mine ?? '')} />}
          <div className="merge__choice">
            {(['mine', 'theirs', ...(isText ? ['both'] : [])] as Side[]).map(side => (
              <label key={side} className="box">
                <input
                  type="radio"
                  name={`merge-${name}`}
                  checked={(taken[name] ?? proposed) === side}
                  onChange={() => setTaken({ ...taken, [name]: side })}
                />
                <span>{words.merge.take[side]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <button type="button" className="button" onClick={finish}>
        {words.merge.finish}
      </button>
    </section>
  )
}

function Text({ title, value }: { title: string; value: unknown }) {
  return (
    <div>
      <h3>{title}</h3>
      <pre className="merge__text">{written(value)}</pre>
    </div>
  )
}
