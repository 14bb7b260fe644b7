/**
 * Text with its links taken apart: `https://a.example/x` as `https //a[.]example/x`. A receipt goes to an address that
 * somebody typed, so whoever types another person's must not be able to send that person links in our name.
 */
export function withNeutralLinks(text: string): string {
  return text
    .replace(/([a-z][a-z0-9+.-]*):(?=\S)/gi, (whole, scheme: string) => (/^\d+$/.test(scheme) ? whole : `${scheme} `))
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, dot => `[${dot}]`)
    .replace(/(?<=\S)[@＠](?=\S)/g, ' at ')
}
