// Owns the addresses of conversations in the demo world.
import type { Domain } from '#platform/domain.ts';

export const examples: NonNullable<Domain['examples']> = async (db) => {
  const { rows } = await db.query<{ direct: string | null; member: string | null }>({
    text: `select
      (select v.id from conversations v join user_standing a on a.user_name = 'noa_frontrow'
        join user_standing b on b.user_name = 'juno_vale'
        where v.kind = 'direct' and v.user_a = least(a.user_id, b.user_id) and v.user_b = greatest(a.user_id, b.user_id)) as direct,
      (select p.user_name from conversations v join user_standing a on a.user_name = 'noa_frontrow'
        join club_facts c on c.id = v.club_id and c.handle = 'velvet-static'
        join user_standing p on p.user_id = case when v.user_a = a.user_id then v.user_b else v.user_a end
        where v.kind = 'member' and a.user_id in (v.user_a, v.user_b) limit 1) as member`,
  });
  const { direct = null, member = null } = rows[0] ?? {};
  return {
    ...(direct === null
      ? {}
      : { '/user/chat/{id}': { example: `/user/chat/${direct}`, as: 'fan' as const } }),
    ...(member === null
      ? {}
      : {
          '/club/{id}/chat/{user_name}': {
            example: `/club/velvet-static/chat/${member}`,
            as: 'fan' as const,
          },
        }),
  };
};
