### To, co mówi każdy stół bez względu na grę, po polsku: oglądanie z bliska i wydarzenia roku.

## Oglądanie z bliska

web-key-inspect = Obejrzyj coś z bliska; strzałki prowadzą po planszy
web-inspect-open = Obejrzyj z bliska
web-inspect-cards =
    { $count ->
        [one] Jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
web-inspect-bonus = Premia: { $bonus }
