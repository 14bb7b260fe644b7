import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import { useState } from 'react'
import { usePictureNames } from '../../media/picture-names.ts'
import { Box } from '../../parts/forms/box.tsx'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { labelOfValue } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { choices, merged, type Side } from './differences.ts'
import { SmallPictures } from './small-pictures.tsx'
import { WordDiff } from './word-diff.tsx'
import { written } from './written.ts'

type MergeProps = {
  title: string
  help: string
  /** The common origin; without it, ours is proposed everywhere. */
  before?: Editable
  mine: Editable
  theirs: Editable
  whose: string
  onChosen: (draft: Editable) => void
}

/** The editor keeps one text, or both. */
export function Merge({ title, help, before, mine, theirs, whose, onChosen }: MergeProps) {
  const rows = choices(before ?? theirs, mine, theirs)
  const pictureName = usePictureNames(rows)
  const [taken, setTaken] = useState<Record<string, Side>>({})
  const finish = () => onChosen(merged(theirs, rows, taken))

  return (
    <section className="merge" aria-labelledby="merge-title">
      <h2 id="merge-title" tabIndex={-1}>
        {title}
      </h2>
      <p>{help}</p>
      {rows.map(({ name, mine, theirs: other, proposed, isText }) => (
        <fieldset key={name} className="merge__row">
          <legend>{labelOfValue(name)}</legend>
          <div className="merge__sides">
            <Text title={words.merge.mine} value={mine} pictureName={pictureName} />
            <Text title={whose} value={other} pictureName={pictureName} />
          </div>
          {isText && (
            <WordDiff before={written(other, pictureName, [name])} after={written(mine, pictureName, [name])} />
          )}
          <div className="merge__choice">
            {(['mine', 'theirs', ...(isText ? ['both'] : [])] as Side[]).map(side => (
              <Box
                key={side}
                type="radio"
                name={`merge-${name}`}
                checked={(taken[name] ?? proposed) === side}
                onChange={() => setTaken({ ...taken, [name]: side })}
              >
                {words.merge.take[side]}
              </Box>
            ))}
          </div>
        </fieldset>
      ))}
      <MainButton onClick={finish}>{words.merge.finish}</MainButton>
    </section>
  )
}

type TextProps = { title: string; value: unknown; pictureName: (picture: string) => string }

function Text({ title, value, pictureName }: TextProps) {
  return (
    <div>
      <h3>{title}</h3>
      <pre className="merge__text" dir="auto">
        {written(value, pictureName)}
      </pre>
      <SmallPictures within={value} pictureName={pictureName} />
    </div>
  )
}
