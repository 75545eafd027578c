// SPDX-License-Identifier: Apache-2.0
// Three small contracts of the test chain. Anybody may mint: nothing on it is worth anything. test-contracts.data.ts says how it is compiled.
pragma solidity ^0.8.20;

contract TestToken {
    string public constant name = "Backstage Token";
    string public constant symbol = "TUNE";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

contract TestCollectible {
    string public constant name = "Tour Posters";
    string public constant symbol = "POSTER";
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) private owners;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    function ownerOf(uint256 tokenId) external view returns (address) {
        address owner = owners[tokenId];
        require(owner != address(0), "no such token");
        return owner;
    }

    function mint(address to, uint256 tokenId) external {
        require(owners[tokenId] == address(0), "there already");
        owners[tokenId] = to;
        balanceOf[to] += 1;
        emit Transfer(address(0), to, tokenId);
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0x80ac58cd;
    }
}

contract TestBadges {
    mapping(address => mapping(uint256 => uint256)) private held;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);

    function balanceOf(address owner, uint256 id) external view returns (uint256) {
        return held[owner][id];
    }

    function mint(address to, uint256 id, uint256 value) external {
        held[to][id] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0xd9b67a26;
    }
}
