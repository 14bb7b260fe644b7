/**
 * The site redirects to a path in the code, or to the result of `returnTarget`: the checked address is the used one.
 * Nobody writes `location` headers by hand.
 */
import { conclude, read, sourceFiles } from '../checks/source-files.ts'

const checked = /^\s*(returnTarget\(|['"`]\/[a-zA-Z])/
const complaints = []
for (const name of sourceFiles(/^site\/(app|server)\/.*\.tsx?$/)) {
  if (/\.test\.tsx?$/.test(name)) continue
  const text = read(name)
  for (const { index, 0: call } of text.matchAll(/\bredirect\(/g)) {
    const line = text.slice(0, index).split('\n').length
    if (!checked.test(text.slice(index + call.length)))
      complaints.push(`${name}:${line}: redirects to what \`returnTarget\` did not return`)
  }
  for (const { index } of text.matchAll(/(?<![\w.])['"]?location['"]?: (?!string\b)|['"]location['"], (?!brand)/gi)) {
    const line = text.slice(0, index).split('\n').length
    complaints.push(`${name}:${line}: writes a location header; use \`redirect(returnTarget(…))\``)
  }
}
conclude(complaints)
