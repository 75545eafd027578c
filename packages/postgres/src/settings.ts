// The server settings we start PostgreSQL with: small, durable, reachable from this machine only.

export type Profile = 'durable' | 'ephemeral';

export type Settings = Readonly<Record<string, string | number>>;

/** Everything fits in about 100 MB beside the server; no helper process runs that one machine has no use for. */
const COMMON: Settings = {
  password_encryption: 'scram-sha-256',
  max_connections: 80,
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: 4,
  max_parallel_workers: 2,
  max_parallel_workers_per_gather: 1,
  // One server and no replica.
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
  random_page_cost: 1.1,
};

const PROFILES: Record<Profile, Settings> = {
  durable: {
    // A copy of a running database is whole only with a log that holds every change.
    wal_level: 'replica',
    shared_buffers: '32MB',
    effective_cache_size: '256MB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_buffers: '1MB',
    max_wal_size: '512MB',
    min_wal_size: '64MB',
    checkpoint_timeout: '5min',
    autovacuum_max_workers: 2,
    autovacuum_worker_slots: 2,
    // A few rows of a club's hot tables change all day: look more often, each time at little.
    autovacuum_naptime: '30s',
  },
  ephemeral: {
    wal_level: 'minimal',
    shared_buffers: '48MB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_wal_size: '1GB',
    checkpoint_timeout: '1h',
    autovacuum: 'off',
  },
};

export interface SettingsChoice {
  readonly profile: Profile;
  readonly port: number;
  readonly socketDir: string;
  readonly overrides: Settings;
}

export function settingsArguments(choice: SettingsChoice): string[] {
  const all: Settings = {
    ...COMMON,
    ...PROFILES[choice.profile],
    ...choice.overrides,
    // Last, so that no caller can open the database to the network.
    listen_addresses: '127.0.0.1',
    port: choice.port,
    unix_socket_directories: choice.socketDir,
    unix_socket_permissions: '0700',
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
