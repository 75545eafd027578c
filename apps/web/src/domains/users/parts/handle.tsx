// A user name with its sign, kept in its own order where the text around it runs from right to left.

export function Handle({ name }: { name: string }) {
  return <bdi dir="ltr">@{name}</bdi>;
}
