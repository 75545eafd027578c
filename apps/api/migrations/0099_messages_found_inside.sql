-- Words inside of text that is written without spaces (Japanese, Chinese, Thai, Lao, Khmer, Burmese) or with endings (Korean). Only
-- messages with such letters are in the index: what others write costs nothing more.

create index messages_inside on messages using gin (lower(text) gin_trgm_ops)
  where text ~ '[\u0E00-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]';
