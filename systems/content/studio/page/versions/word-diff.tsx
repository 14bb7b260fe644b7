import { diffWordsWithSpace } from 'diff'
import { words } from '../../words/words.ts'

export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="diff" dir="auto">
      {diffWordsWithSpace(before, after).map((part, index) => {
        const key = `${index}${part.value.length}`
        if (part.added) {
          return (
            <ins key={key}>
              <span className="visually-hidden">{words.versions.added} </span>
              {part.value}
            </ins>
          )
        }
        return part.removed ? (
          <del key={key}>
            <span className="visually-hidden">{words.versions.removed} </span>
            {part.value}
          </del>
        ) : (
          <span key={key}>{part.value}</span>
        )
      })}
    </p>
  )
}
