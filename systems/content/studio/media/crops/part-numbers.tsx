import type { Part } from '@agency/contracts/manage/crop-part.ts'
import { useState } from 'react'
import { words } from '../../words/words.ts'
import { moved, resized } from './part-moves.ts'

type PartNumbersProps = { part: Part; onChange: (part: Part) => void }

const inPercent = (share: number) => Math.round(share * 1000) / 10

/** The height follows from the shape. */
export function PartNumbers({ part, onChange }: PartNumbersProps) {
  const set = {
    left: (left: number) => moved(part, { ...part, left }),
    top: (top: number) => moved(part, { ...part, top }),
    width: (width: number) => resized(part, width),
  }
  return (
    <div className="part-numbers">
      {(['left', 'top', 'width'] as const).map(side => (
        <PercentField
          key={side}
          label={words.crops.fields[side]}
          share={part[side]}
          onType={share => onChange(set[side](share))}
        />
      ))}
    </div>
  )
}

type PercentFieldProps = { label: string; share: number; onType: (share: number) => void }

/** Shows the typed text: the 2 of 22 may be less than the minimum. */
function PercentField({ label, share, onType }: PercentFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <label>
      {label}
      <span className="amount">
        <input
          type="number"
          min={0}
          max={100}
          step={0.1}
          value={typed ?? inPercent(share)}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value !== '') onType(target.valueAsNumber / 100)
          }}
          onBlur={() => setTyped(undefined)}
        />
        {words.crops.unit}
      </span>
    </label>
  )
}
