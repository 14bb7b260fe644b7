import type { Picture } from '@agency/contracts/manage/media.ts'
import { useState } from 'react'
import { may } from '../calls/session.ts'
import { useFilter } from '../parts/filters/use-filter.ts'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { words } from '../words/words.ts'
import { ManyPictures } from './many/many-pictures.tsx'
import { PictureDetails } from './picture-details.tsx'
import { PictureSearch } from './picture-search.tsx'

const filterNames = ['find', 'folder'] as const

export function PicturesScreen() {
  const { user } = useStudio()
  const mayChange = may(user, 'writer')
  const [chosen, setChosen] = useState<Picture>()
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const { filter, change } = useFilter(filterNames)
  const [turn, setTurn] = useState(0)
  const readAgain = () => setTurn(before => before + 1)
  const close = () => {
    setChosen(undefined)
    readAgain()
  }
  return (
    <section className="screen screen--wide">
      <h1>{words.pictures.title}</h1>
      <PictureSearch
        filter={filter}
        onFilter={change}
        onPick={setChosen}
        turn={turn}
        selected={selected}
        onSelect={setSelected}
      >
        {(shown, added) =>
          mayChange && (
            <ManyPictures
              shown={shown}
              added={added}
              selected={selected}
              onSelect={setSelected}
              onChanged={readAgain}
            />
          )
        }
      </PictureSearch>
      {chosen && <PictureDetails picture={chosen} isFixed={chosen.drawn || !mayChange} onClose={close} />}
    </section>
  )
}
